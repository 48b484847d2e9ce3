/** Give an address of ours to somebody: by the device's own way on a phone, else by the clipboard. */
import { useToast } from "./Toast";

export function useShare(): (path: string, title: string) => void {
  const toast = useToast();
  return (path, title) => {
    const url = new URL(path, location.href).href;
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      navigator.share({ title, url }).catch(() => {});
    } else {
      copyText(url).then((copied) => toast(copied ? "The link is copied." : url));
    }
  };
}

/** Whether it could be copied; pages without https have to do it the old way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.setAttribute("readonly", "");
    field.className = "unseen";
    document.body.append(field);
    field.select();
    const copied = document.execCommand("copy");
    field.remove();
    return copied;
  }
}
