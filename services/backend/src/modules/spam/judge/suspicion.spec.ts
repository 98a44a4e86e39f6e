import { looksLikeSpam } from './suspicion';

describe('a text looks like spam', () => {
  it.each([
    ['markup that only forums understand', 'Best offer [url=https://pills.example]here[/url]'],
    ['the same in capitals', 'Best offer [URL]pills.example[/URL]'],
    ['many links', Array.from({ length: 5 }, (_, at) => `see https://offer${at}.example`).join(', ')],
  ])('with %s', (_, text) => expect(looksLikeSpam(text)).toBe(true));

  it.each([
    ['nothing in it', ''],
    ['a portfolio', 'My work: https://a.example https://b.example http://c.example www.d.example'],
    ['code', '<script>alert(1)</script> <img src=x onerror=alert(1)> {{7*7}} =HYPERLINK("http://x.example")'],
    ['square brackets', 'Our list [urls] and [links] are in the annex [1].'],
  ])('but not with %s', (_, text) => expect(looksLikeSpam(text)).toBe(false));
});
