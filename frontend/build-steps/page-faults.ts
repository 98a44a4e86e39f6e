/** What must not leave the build: a page without its words, or with something that its own policy would block. */
export function faultsOf(html: string): string[] {
  const faults: string[] = [];
  if (!/<title>[^<]+<\/title>/.test(html)) faults.push('no title');
  if (!/<meta name="description" content="[^"]+"/.test(html)) faults.push('no description');
  if (!/<h1[ >]/.test(html)) faults.push('no main heading');
  if (/<[a-z][^>]*\sstyle="/i.test(html)) faults.push('an inline style, which the policy blocks');
  if (/<link[^>]+modulepreload/.test(html)) faults.push('a preloaded module');
  if (/<link[^>]+rel="preload"/.test(html))
    faults.push('something preloaded, which the first paint would share the line with');
  if (/<link rel="stylesheet"(?![^>]* (?:disabled|media="print"))/.test(html))
    faults.push('a style sheet in the way of the first paint');
  if (!html.includes('Content-Security-Policy')) faults.push('no policy');
  return faults;
}
