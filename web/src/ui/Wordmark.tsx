/** Two armchairs' worth of a table: our own sign. */
export function Wordmark() {
  return (
    <span className="wordmark">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect x="2" y="2" width="28" height="28" rx="8" fill="var(--accent)" />
        <circle cx="16" cy="16" r="6.5" fill="var(--accent-ink)" />
        <path
          d="M16 4.5v3M16 24.5v3M4.5 16h3M24.5 16h3"
          stroke="var(--accent-ink)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      <span className="wordmark-word">Parlour</span>
    </span>
  );
}
