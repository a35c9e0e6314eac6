const around = 2;

/**
 * The numbers of the pages to which one page of a list leads, in order: the first, the last, those
 * around it and the middle of what lies between. Never more than eleven, however long the list is,
 * and yet each page is a few steps away because every step halves what is left.
 */
export function pageNumbers(page: number, pages: number): number[] {
  const from = Math.max(page - around, 1);
  const to = Math.min(page + around, pages);
  const near = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const chosen = [1, middle(1, from), ...near, middle(to, pages), pages];
  return withoutLoneGaps([...new Set(chosen)]);
}

function middle(one: number, other: number) {
  return Math.floor((one + other) / 2);
}

// A mark that stands for a single page takes as much room as its number.
function withoutLoneGaps(numbers: number[]) {
  return numbers.flatMap((number, index) =>
    numbers[index + 1] === number + 2 ? [number, number + 1] : [number],
  );
}
