import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brokenLinks } from './broken-links.ts';

const linksOf = (html: string) =>
  brokenLinks({
    pages: new Map([
      ['/', html],
      ['/contact', '<main id="main"><form id="write"></form></main>'],
    ]),
    redirects: [{ from: '/write-to-us', to: '/contact' }],
    origin: 'https://company.example',
    isFile: (path) => path === '/favicon.svg',
  });

test('pages, files, redirects, other sites and addresses that the gateway serves itself are no broken links', () => {
  const fine = [
    '/',
    '/contact?from=footer',
    '/contact#write',
    '/write-to-us#main',
    'https://company.example/contact',
    'https://elsewhere.example/nothing',
    '/favicon.svg',
    '/login',
    '/api/form/contact',
  ];
  assert.deepEqual(linksOf(fine.map((link) => `<a href="${link}">x</a>`).join('')), []);
});

test('an address that does not exist is named, in any element', () => {
  const links = ['<a href="/nothing">', '<img src="/a.png">', '<form action="/send">'];
  links.push('<meta property="og:url" content="https://company.example/gone">');
  assert.deepEqual(linksOf(links.join('')), [
    '/ links to /nothing',
    '/ links to /a.png',
    '/ links to /send',
    '/ links to https://company.example/gone',
  ]);
});

test('a place that its page does not have is named', () => {
  assert.deepEqual(linksOf('<a href="#top"><a href="/contact#map"><i id="here"></i><a href="#here">'), [
    '/ links to #top',
    '/ links to /contact#map',
  ]);
});
