export interface Redirect {
  from: string;
  to: string;
  status?: number;
}

/** One `redir` for each old or misspelt address; what stood behind the question mark goes along. */
export function formatRedirects(redirects: Redirect[]): string {
  return redirects.map(toDirective).join('');
}

function toDirective({ from, to, status = 301 }: Redirect, index: number): string {
  for (const path of [from, to]) {
    if (!/^\/[\w\-./~%#]*$/.test(path)) throw new Error(`"${path}" is no path that a gateway rule can be made of.`);
  }
  const name = `@redirect${index}`;
  // `path` compares without regard to case, so that a page and its misspelling may differ in case alone.
  const matcher = `${name} expression \`{http.request.uri.path} == ${JSON.stringify(from)}\``;
  return `${matcher}\nredir ${name} ${to}{?query} ${status}\n`;
}
