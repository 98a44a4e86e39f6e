import { readCspReports } from './read-csp-reports';

const read = (body: unknown) => readCspReports(body, 'site.example');
/** As browsers send it to `report-uri`. */
const old = (fields: object = {}) => ({
  'csp-report': {
    'document-uri': 'https://site.example/contact?email=asha%40mail.example',
    referrer: 'https://site.example/received/FD-7K3M-9QXA',
    'violated-directive': "script-src 'self'",
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'self'; report-uri /api/csp-reports",
    'blocked-uri': 'https://cdn.example/lib.js?user=asha',
    'status-code': 200,
    ...fields,
  },
});
/** As browsers send it to an endpoint of `Reporting-Endpoints`. */
const report = (body: object = {}, more: object = {}) => ({
  age: 2,
  type: 'csp-violation',
  url: 'https://site.example/contact',
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: 'https://site.example/contact?email=asha%40mail.example',
    blockedURL: 'https://cdn.example/lib.js?user=asha',
    effectiveDirective: 'script-src-elem',
    sample: 'asha@mail.example',
    disposition: 'enforce',
    ...body,
  },
  ...more,
});
const counted = { page: '/contact', directive: 'script-src-elem', blocked: 'cdn.example' };

describe('A report of a browser', () => {
  it('is counted by page, directive and host, in the old form and the new one alike', () => {
    expect(read(old())).toEqual([counted]);
    expect(read([report(), report({ effectiveDirective: 'img-src' })])).toEqual([
      counted,
      { ...counted, directive: 'img-src' },
    ]);
    expect(read(report())).toEqual([counted]);
  });

  it('keeps nothing else: no query, number, token, sample or referring page', () => {
    const documents = [
      '/received/FD-7K3M-9QXA',
      `/another-file/${'t'.repeat(43)}`,
      `/interview/${'t'.repeat(43)}`,
      '/admin/applications/7?search=asha',
    ];
    const found = documents.flatMap((path) => read(old({ 'document-uri': `https://site.example${path}` })));
    expect(found.map(({ page }) => page)).toEqual(['/received', '/another-file', '/interview', '/admin']);
    expect(JSON.stringify([...found, ...read([report()])])).not.toMatch(/asha|FD-|ttt|\?/);
  });

  it.each([
    ['https://site.example/career/java-developer', '/career/{slug}'],
    ['https://site.example/', '/'],
    ['https://site.example/login2', '/login2'],
    ['https://site-example.translate.goog/contact', 'other'],
    ['about', 'other'],
    ['', 'other'],
  ])('of the document %s is about the page %s', (document, page) =>
    expect(read(old({ 'document-uri': document }))[0]?.page).toBe(page),
  );

  it.each([
    ['inline', 'inline'],
    ['eval', 'eval'],
    ['data', 'data'],
    ['data:image/png;base64,AAAA', 'data'],
    ['blob', 'blob'],
    ['trusted-types-sink', 'trusted-types-sink'],
    ['https://site.example/elsewhere.js', 'self'],
    ['https://www.cdn.example:8443/x?y', 'cdn.example'],
    ['wss://cdn.example', 'cdn.example'],
    ['http://10.237.69.146:15871', 'other'],
    ['https://nikkomsgchannel/e?001c0050', 'other'],
    ['android-webview', 'other'],
    [`https://${'a.'.repeat(200)}example/`, 'other'],
    ['', 'other'],
    ['chrome-extension', 'extension'],
    ['chrome-extension://abcdefgh/style.css', 'extension'],
    ['moz-extension://2f1c/script.js', 'extension'],
    ['safari-web-extension://7F/x', 'extension'],
    ['ms-browser-extension', 'extension'],
    ['webkit-masked-url://hidden/', 'extension'],
  ])('names what was stopped, %s, as %s', (blocked, name) =>
    expect(read(old({ 'blocked-uri': blocked }))[0]?.blocked).toBe(name),
  );

  it('is one of an extension where only its source says so', () => {
    expect(read(old({ 'blocked-uri': 'inline', 'source-file': 'chrome-extension' }))[0]?.blocked).toBe('extension');
    expect(read([report({ blockedURL: 'inline', sourceFile: 'moz-extension://2f1c/a.js' })])[0]?.blocked).toBe(
      'extension',
    );
    expect(read(old({ 'source-file': 'https://site.example/extension' }))[0]?.blocked).toBe('cdn.example');
  });

  it('has a directive of the policy, or none', () => {
    const directives = ["img-src 'self' data:", 'frame-ancestors', 'script-src-elem; x', 'Asha Rao', 7, undefined];
    const found = directives.map((directive) =>
      read(old({ 'effective-directive': undefined, 'violated-directive': directive })),
    );
    expect(found.map(([one]) => one?.directive)).toEqual([
      'img-src',
      'frame-ancestors',
      'other',
      'other',
      'other',
      'other',
    ]);
  });

  it.each([
    undefined,
    null,
    7,
    'x',
    {},
    [],
    [null, [], 'x'],
    { 'csp-report': 'x' },
    { 'csp-report': {} },
    [report({}, { type: 'deprecation' })],
    [report({}, { body: null })],
  ])('is left out where it is none: %j', (body) => expect(read(body)).toEqual([]));

  it('counts for the first twenty of a body at most', () =>
    expect(read(Array.from({ length: 50 }, () => report()))).toHaveLength(20));
});
