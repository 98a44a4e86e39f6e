import { parseVisit } from './parse-visit';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const androidPhone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const androidTablet =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const parse = (visit: object) =>
  parseVisit(
    JSON.stringify({ status: 200, path: '/about', referer: '', user_agent: firefox, ...visit }),
    'site.example',
  );

describe('a line of the gateway', () => {
  it.each([
    [firefox, 'computer'],
    [iphone, 'phone'],
    [androidPhone, 'phone'],
    [androidTablet, 'tablet'],
    [googlebot, 'bot'],
    ['curl/8.5.0', 'bot'],
    ['', 'bot'],
  ])('says of %s that it is a %s', (user_agent, device) => expect(parse({ user_agent })?.device).toBe(device));

  it.each([
    ['https://search.example/?q=asha', 'search.example'],
    ['https://www.search.example:8443/', 'search.example'],
    ['https://site.example/contact?name=asha', ''],
    ['', ''],
    ['http://203.0.113.7/', 'other'],
    ['http://[2001:db8::7]/', 'other'],
    ['http://intranet/', 'other'],
    ['android-app://com.example.mail/', 'other'],
    ['nonsense', 'other'],
    [`https://${'a.'.repeat(200)}example/`, 'other'],
  ])('says of the referrer %s that the host is "%s"', (referer, host) => expect(parse({ referer })?.host).toBe(host));

  it.each([
    ['/', '/'],
    ['/career', '/career'],
    ['/career/java-developer', '/career/{slug}'],
    [`/career/${'Ä'.repeat(200)}`, '/career/{slug}'],
    ['/Software-dev', '/Software-dev'],
    ['//about', 'other'],
    ['/about/../about', 'other'],
    ['/über', 'other'],
    [`/${'a'.repeat(150)}`, 'other'],
    ['/received/FD-7K3M-9QXA', '/received'],
    [`/received/${'Ä'.repeat(200)}`, '/received'],
    ['/received', '/received'],
    ['/received-goods', '/received-goods'],
    ['/contact', '/contact'],
  ])('says of the path %s that the page is %s', (path, page) => expect(parse({ path })?.path).toBe(page));

  it.each([
    ['/career/java-developer', 'java-developer'],
    ['/career', ''],
    ['/career/', ''],
    ['/about', ''],
    ['/career/a/b', ''],
    ['/career/{slug}', ''],
    [`/career/${'a'.repeat(101)}`, ''],
  ])('says of the path %s that the slug of the post is "%s"', (path, slug) => expect(parse({ path })?.slug).toBe(slug));

  it('is read as Caddy 2.11 writes it', () => {
    const line = `{"level":"info","ts":1795417026.482114,"logger":"http.log.access.visits","msg":"handled request","bytes_read":0,"duration":0.001497207,"size":9,"status":200,"user_agent":"Mozilla/5.0 (X11) Firefox/140","referer":"https://search.example/?q=secret","path":"/about"}`;
    expect(parseVisit(line, 'site.example')).toEqual({
      path: '/about',
      slug: '',
      host: 'search.example',
      device: 'computer',
    });
  });

  it('is a visit when the page came, or had not changed', () => {
    expect(parse({ status: 304 })).not.toBeNull();
    for (const status of [206, 301, 404, 410, 503]) expect(parse({ status })).toBeNull();
  });

  it.each(['', '{', 'null', '[]', '"x"', '{"status":"200","path":"/"}', '{"status":200}'])('is not %s', (line) =>
    expect(() => parseVisit(line, 'site.example')).toThrow(/JSON|object|status/),
  );
});
