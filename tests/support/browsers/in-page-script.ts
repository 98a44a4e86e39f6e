/** A function that will run in a page, known by its text alone. */
export type InPage = (...args: never[]) => unknown;

/** The text of a function that takes JSON and answers JSON, around a function with arguments and a result. */
export const withJson = (act: InPage): string =>
  `async (json, ...elements) => JSON.stringify([await (${String(act)})(...elements, ...JSON.parse(json))])`;

export const resultOf = (json: string): unknown => (JSON.parse(json) as [unknown])[0];
