/**
 * Which of the copies of a slide is reached by the shortest way. `row` holds the number of each slide as they stand now, copies
 * counted on (with 5 slides, 2 and 7 show the same), `at` is the place of the current one. Answers the number to turn to.
 */
export function nearestCopy(row: readonly number[], at: number, target: number, slides: number): number {
  let nearest = target;
  let way = Infinity;
  row.forEach((number, place) => {
    if (number % slides !== target || Math.abs(place - at) >= way) return;
    nearest = number;
    way = Math.abs(place - at);
  });
  return nearest;
}
