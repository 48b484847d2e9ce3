/** The address by which friends come to a table. */

const HERE = /^(localhost|127\.[\d.]+|\[::1\])$/;

export function invitation(code: string): string {
  return new URL(`/t/${code}`, location.href).href;
}

/** As people type it. */
export function typed(address: string): string {
  return address.replace(/^https?:\/\//, "");
}

/** Whether it leads to this computer alone: no phone would find it. */
export function leadsOnlyHere(address: string): boolean {
  return HERE.test(new URL(address).hostname);
}
