"""What cannot be seen or reached on a page of a table, as far as a program can tell."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.e2e.positions import NAMES
from tests.e2e.tables import settled

LEAST_BOARD = 0.3  # of the window's height; what is left is for bar, seats and decision
# Each fault is a sentence with the thing that has it.
LOOK = """([leastBoard, names]) => {
  const faults = [];
  const page = document.documentElement;
  const name = (it) => {
    const own = it.dataset.testid ?? it.dataset.move ?? it.dataset.pad ?? '';
    const words = it.innerText?.trim().replace(/\\s+/g, ' ').slice(0, 30) ?? '';
    const look = typeof it.className === 'string' ? it.className : it.className.baseVal;
    return `${it.localName}.${look.trim().replace(/\\s+/g, '.')}${own && `[${own}]`} "${words}"`;
  };
  const seen = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !it.closest('.unseen, [inert]');
  const fault = (what, it) => faults.push(it ? `${what}: ${name(it)}` : what);

  const wide = (it) => [...it.querySelectorAll('*')]
    .findLast((each) => each.getBoundingClientRect().right > innerWidth + 1
      && !each.closest('.play-board')) ?? it;
  if (page.scrollWidth > page.clientWidth) fault('the page scrolls sideways', wide(page));
  const board = document.querySelector('.play-board');
  if (board.scrollWidth > board.clientWidth + 1) fault('the board scrolls sideways', board);
  const shown = board.getBoundingClientRect();
  const height = Math.min(shown.bottom, innerHeight) - Math.max(shown.top, 0);
  if (height < leastBoard * innerHeight) {
    fault(`the board has ${Math.round(height)} of ${innerHeight} pixels`);
  }

  // The decision is whole, and in the window.
  const open = document.querySelector('dialog[open], [role=dialog], [role=alertdialog]');
  const decision = document.querySelectorAll(
    '.prompt, .prompt-line, .prompt-text, .prompt-choices, .prompt-tools button',
  );
  for (const it of open ? [] : decision) {
    if (!seen(it)) continue;
    const box = it.getBoundingClientRect();
    const inside = box.top >= -1 && box.left >= -1
      && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
    if (!inside) fault('not in the window', it);
    if (it.matches('.prompt-line') && it.scrollHeight > it.clientHeight + 2) fault('cut', it);
  }

  // Text that is not meant to scroll is not cut off.
  const text = (it) => [...it.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  for (const it of document.querySelectorAll('body *')) {
    if (!(it instanceof HTMLElement) || !seen(it) || names.includes(it.innerText.trim())) continue;
    const style = getComputedStyle(it);
    if (style.clipPath !== 'none' || it.closest('[aria-expanded]')) continue; // told elsewhere
    const broad = it.scrollWidth > it.clientWidth + 1;
    const high = it.scrollHeight > it.clientHeight + 2;
    const hides = (way) => way === 'hidden' || way === 'clip';
    if ((broad && hides(style.overflowX)) || (high && hides(style.overflowY))) {
      if (it.innerText.trim()) fault(broad ? 'cut at the side' : 'cut below', it);
    } else if (broad && text(it) && style.overflowX === 'visible' && style.display !== 'inline') {
      fault('wider than its place', it);
    }
  }

  // A panel is in front of the board on purpose, and says so by its place in the pile.
  const above = (there, it) => {
    for (let up = there; up && !up.contains(it); up = up.parentElement) {
      if (Number(getComputedStyle(up).zIndex) >= 5) return true;
    }
    return false;
  };
  // What can be pressed lies under nothing else, and is as large as a finger.
  const fingers = matchMedia('(pointer: coarse)').matches;
  const things = 'button, a[href], input, select, [role=button], [data-move], [data-why]';
  for (const it of document.querySelectorAll(things)) {
    if (!seen(it) || (open && !open.contains(it))) continue;
    const box = it.getBoundingClientRect();
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let up = it.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflow === 'visible') continue;
      const edge = up.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    [left, top] = [Math.max(left, 0), Math.max(top, 0)];
    [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    const whole = right - left >= box.width - 2 && bottom - top >= box.height - 2;
    if (whole && box.width > 0) {
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (there && !it.contains(there) && !there.contains(it) && !above(there, it)) {
        fault(`under ${name(there)}`, it);
      }
    }
    const words = [...it.parentElement.childNodes].some((node) => node.nodeType === 3);
    const inline = words && getComputedStyle(it).display.startsWith('inline');
    if (fingers && !inline && Math.min(box.width, box.height) < 43.5) {
      fault(`${Math.round(box.width)}x${Math.round(box.height)} is small for a finger`, it);
    }
  }
  return [...new Set(faults)];
}"""


def unseen(page: Page) -> list[str]:
    """What is cut off, covered, outside the window or too small to be pressed."""
    settled(page)
    faults: list[str] = page.evaluate(LOOK, [LEAST_BOARD, NAMES])
    return faults
