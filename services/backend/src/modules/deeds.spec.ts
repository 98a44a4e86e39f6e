import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Steps of the deeds of other modules, in the transactions of those: the record in the audit log, the mail along with a move. */
const steps = ['RecordAudit', 'RecordRefusal', 'RequestStageMail'];

/** Records who was turned away, also as an interceptor of routes. */
const interceptor = 'audit/record-audit.use-case.ts';

/** What a controller may have beside use cases. */
const besideUseCases: Record<string, string> = {
  Config: 'Settings of the company and of cookies, for a view.',
  KeptFeeds: 'Feeds of the job posts, kept in memory until a post changes.',
  KeptJobPages: 'Pages of the job posts, kept in the same way.',
  OpenJobPosts: 'The list of open posts, kept in the same way.',
  Provider: 'What is known of the identity provider, kept in memory.',
  ProviderDoor: 'Reads and writes the cookies of a visit to the identity provider.',
  SessionCookie: 'Writes the cookie of a session into an answer.',
  StatusPass: 'Writes the cookie that opens the page about the system without the database.',
  Shells: 'Pages of the site, which are filled for one reader.',
  Uploads: 'Places for the bytes of a file that is being received.',
};

/** Where a statement stands beside its deed, and why. */
const holdStatements: Record<string, string> = {
  'job-posts/search/search-job-posts.use-case.ts':
    'Each filter of the list is one call of the query builder of TypeORM.',
};

const folder = join(process.cwd(), 'src/modules');
const readFiles = (suffix: string) =>
  globSync(`**/*${suffix}`, { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));

/** The files whose text matches, each with the words that do. */
const findMatches = (files: { path: string; text: string }[], forbidden: RegExp) =>
  files.flatMap(({ path, text }) => [...text.matchAll(forbidden)].map(([words]) => `${path}: ${words}`));

const controllers = readFiles('.controller.ts');
const useCases = readFiles('.use-case.ts');
const production = readFiles('.ts').filter(({ path }) => !path.endsWith('.spec.ts'));

test('a controller reads no database: it imports no queries, no repository and no Database', () => {
  const database = /from '[^']*(?:\/database\/(?:queries|statement|database)|\.repository|typeorm)'/g;
  expect(findMatches(controllers, database)).toEqual([]);
});

test('a controller holds routes alone: no view, no request class and no filter of a list', () => {
  const classes = /^(?:export )?(?:abstract )?class (?!\w*Controller\b)\w+/gm;
  const filters = /from '[^']*\/listing\/(?:filter-values|list-query)'/g;
  expect([classes, filters].flatMap((forbidden) => findMatches(controllers, forbidden))).toEqual([]);
});

test('a controller calls use cases, and beside them what is named here', () => {
  const others = controllers.flatMap(({ path, text }) =>
    findGiven(text)
      .filter((type) => !importsOf(text, /\.use-case$/).includes(type) && !(type in besideUseCases))
      .map((type) => `${path}: ${type}`),
  );
  expect(others).toEqual([]);
});

test('what is named beside use cases is given to a controller', () => {
  const types = new Set(controllers.flatMap(({ text }) => findGiven(text)));
  expect(Object.keys(besideUseCases).filter((type) => !types.has(type))).toEqual([]);
});

test('a statement stands in a *.repository.ts: nothing else declares or builds one', () => {
  const files = production.filter(({ path }) => !path.endsWith('.repository.ts') && !(path in holdStatements));
  expect(findMatches(files, /\b(?:queries|statement|createQueryBuilder|queryOnce)\b(?=[(<])/g)).toEqual([]);
});

test('a Nest module stands in a *.module.ts', () => {
  const files = production.filter(({ path }) => !path.endsWith('.module.ts'));
  expect(findMatches(files, /@Module\(/g)).toEqual([]);
});

test('a use case has one public method, which is called run', () => {
  const others = useCases.flatMap(({ path, text }) =>
    findUseCases(text)
      .filter(({ name, methods }) => methods.join() !== 'run' && !steps.includes(name))
      .map(({ name, methods }) => `${path}: ${name} has ${methods.join(', ') || 'no public method'}`),
  );
  expect(others).toEqual([]);
});

test('a use case knows nothing of HTTP: no Express, no decorators of routes', () => {
  const express = /from 'express'/g;
  const routes =
    /\b(?:Controller|Get|Post|Put|Patch|Delete|Body|Param|Query|Req|Res|Header|HttpCode|ExecutionContext)\b(?=[^;]*from '@nestjs\/common')/g;
  const files = useCases.filter(({ path }) => path !== interceptor);
  expect([express, routes].flatMap((forbidden) => findMatches(files, forbidden))).toEqual([]);
});

/** The names that a file imports from the files whose path matches. */
const importsOf = (text: string, path: RegExp): string[] =>
  [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '([^']*)'/gm)]
    .filter(([, , from = '']) => path.test(from))
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().replace(/^type /, '')));

/** The types of all that the constructors of a file are given. */
const findGiven = (text: string): string[] =>
  [...text.matchAll(/constructor\(([^]*?)\) \{/g)].flatMap(([, parameters = '']) =>
    [...parameters.matchAll(/: (\w+)/g)].map(([, type = '']) => type),
  );

/** The classes of a file with the names of their public methods. A list that is kept in memory (`JsonBuffer`) is a store, no deed. */
function findUseCases(text: string): { name: string; methods: string[] }[] {
  return [...text.matchAll(/^export class (\w+)((?: extends \w+)?)[^{]*\{$([^]*?)^\}/gm)]
    .filter(([, , parent = '']) => parent !== ' extends JsonBuffer')
    .map(([, name = '', , body = '']) => ({
      name,
      methods: [...body.matchAll(/^ {2}(?:public |async |static |get |\*)*(\w+)(?:<.*>)?\(/gm)]
        .map(([, method = '']) => method)
        .filter((method) => method !== 'constructor'),
    }));
}
