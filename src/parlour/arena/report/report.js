// A press on the heading of a long table sorts it by that column.
for (const table of document.querySelectorAll("table")) {
  const body = table.tBodies[0];
  if (body.rows.length < 6) continue;
  const key = (row, column) => {
    const cell = row.cells[column];
    return Number(cell.dataset.order ?? (Number.parseFloat(cell.textContent) || 0));
  };
  const words = (row) => row.cells[0].textContent;
  [...table.tHead.rows[0].cells].forEach((heading, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = heading.textContent || "Name";
    button.addEventListener("click", () => {
      const down = heading.ariaSort ? heading.ariaSort === "ascending" : column > 0;
      const rows = [...body.rows].sort((one, other) => {
        const order = column
          ? key(one, column) - key(other, column)
          : words(one).localeCompare(words(other));
        return down ? -order : order;
      });
      for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
      heading.ariaSort = down ? "descending" : "ascending";
      body.append(...rows);
    });
    heading.replaceChildren(button);
  });
}
