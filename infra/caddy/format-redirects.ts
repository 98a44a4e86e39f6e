export interface Redirect {
  from: string;
  to: string;
  status?: number;
  /** `from` is a page: every other way to write its letters leads to it. */
  anyCase?: true;
}

/** One `redir` for each old or misspelt address; the query is kept. */
export function formatRedirects(redirects: Redirect[]): string {
  return redirects.map(toDirective).join('');
}

function toDirective({ from, to, status = 301, anyCase }: Redirect, index: number): string {
  for (const path of [from, to]) {
    if (!/^\/[\w\-./~%#]*$/.test(path)) throw new Error(`"${path}" is no path that a gateway rule can be made of.`);
  }
  const name = `@redirect${index}`;
  // `path` compares without regard to case, the expression with it.
  const exactly = `expression \`{http.request.uri.path} == ${JSON.stringify(from)}\``;
  const matcher = anyCase ? `${name} {\n\tpath ${from}\n\tnot ${exactly}\n}` : `${name} ${exactly}`;
  return `${matcher}\nredir ${name} ${to}{?query} ${status}\n`;
}
