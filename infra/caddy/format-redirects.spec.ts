import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatRedirects } from './format-redirects.ts';

test('each redirect matches its path to the letter and takes the query along', () => {
  assert.equal(
    formatRedirects([{ from: '/software-dev', to: '/Software-dev', status: 301 }]),
    '@redirect0 expression `{http.request.uri.path} == "/software-dev"`\nredir @redirect0 /Software-dev{?query} 301\n',
  );
});

test('a page is found in other letters, and not led to itself', () => {
  assert.equal(
    formatRedirects([{ from: '/career', to: '/career', status: 301, anyCase: true }]),
    '@redirect0 {\n\tpath /career\n\tnot expression `{http.request.uri.path} == "/career"`\n}\nredir @redirect0 /career{?query} 301\n',
  );
});

test('what is no plain path never becomes a rule', () => {
  assert.throws(() => formatRedirects([{ from: '/a b', to: '/' }]), /no path/);
  assert.throws(() => formatRedirects([{ from: '/a', to: 'https://elsewhere.example' }]), /no path/);
});
