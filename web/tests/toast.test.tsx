import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ToastProvider, useToast } from "../src/ui/Toast";

function Speaker() {
  const say = useToast();
  return (
    <button type="button" onClick={() => say("Copied.")}>
      Copy
    </button>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ToastProvider>
      <Speaker />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText("Copy"));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("a few words go away by themselves", () => {
  expect(screen.queryByText("Copied.")).not.toBeNull();
  act(() => void vi.runAllTimers());
  expect(screen.queryByText("Copied.")).toBeNull();
});

test("a page that goes while words are shown leaves nothing behind that would change it", () => {
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
});
