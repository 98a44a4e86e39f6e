import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { errorKinds } from '../platform/http/errors/expected-error';
import { ErrorView } from '../platform/http/errors/http.errors';
import { ifMatchMark } from '../platform/http/listing/record-version';
import { describeFailures } from './describe-failures';
import { describeSuccess } from './describe-success';
import { type FoundOperation, operationsOf, type Parameter, parametersOf, takeMark } from './operation';

const roleNames: Record<string, string> = { general: 'general admins', hr: 'HR' };
const cookieName = 'Its name is `__Host-session` where the site is https.';
const cookie = { type: 'apiKey', in: 'cookie', name: 'session', description: cookieName } as const;
/** The codes are listed when all modules have been loaded. */
const describeAll = () => `The API of the public site and the two admin areas.

Every answer carries \`X-Request-Id\`. Every failure has one shape, \`ErrorView\`, and a stable \`code\`; a path that exists answers
405 \`method_not_allowed\` with \`Allow\` to a method that it does not take. Staff sign in by \`POST /api/session\`, which sets a
cookie; unsafe calls of theirs have to come from a page of this site. There is no CORS.

## Codes

| Status | Code | When |
| --- | --- | --- |
${errorKinds()
  .map(({ statusCode, code, text, when = text }) => `| ${statusCode} | \`${code}\` | ${when} |`)
  .join('\n')}`;

/** The API's shape: the decorators of its controllers, completed by the rules that hold for every call. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('Frontdoor')
    .setVersion('1')
    .setDescription(describeAll())
    .setLicense('MIT', 'https://spdx.org/licenses/MIT.html')
    .addServer('/', 'The origin of the site.')
    .addCookieAuth('session', cookie, 'session');
  for (const [name, description] of Object.entries(apiTags)) builder.addTag(name, description);
  const document = SwaggerModule.createDocument(app, builder.build(), { extraModels: [ErrorView] });
  const components = (document.components ??= {});
  for (const call of operationsOf(document)) {
    const { operation, roles } = call;
    operation.security = roles.length > 0 ? [{ session: [] }] : [];
    operation.description ||= describeRoles(call);
    describeParameters(call);
    describeSuccess(call, components);
    describeFailures(call, components);
  }
  return document;
}

/** Of a call whose roles depend on a value in its path, by `x-roles-by-<parameter>`, it names them for each value. */
function describeRoles({ operation, roles }: FoundOperation): string {
  const names = (of: readonly string[]) => of.map((role) => roleNames[role] ?? role).join(' and ');
  const byValue = Object.entries(operation).flatMap(([key, note]) => {
    const [, parameter] = /^x-roles-by-(.+)$/.exec(key) ?? [];
    if (!parameter) return [];
    const values = Object.entries(note as Record<string, string[]>);
    const groups = [...new Set(values.map(([, of]) => names(of)))].map((who) => {
      const mine = values.filter(([, of]) => names(of) === who).map(([value]) => value);
      return `for ${who} where \`${parameter}\` is ${mine.join(', ').replace(/, ([^,]*)$/, ' or $1')}`;
    });
    return [`${groups.join('; ')}.`];
  });
  return (byValue[0] ?? `for ${names(roles) || 'everybody'}.`).replace(/^f/, 'F');
}

const ifMatch: Parameter = {
  name: 'If-Match',
  in: 'header',
  description: 'The `ETag` that was read; 412 when it is not the present one any more. Without it any will do.',
  required: false,
  schema: { type: 'string', example: '"3"' },
};

/** An id in the path is a UUID, and `@IfMatch()` reads a header, unless the call describes it by `@ApiParam` or `@ApiHeader`. */
function describeParameters(call: FoundOperation): void {
  const parameters = parametersOf(call);
  for (const parameter of parameters) if (isBareId(parameter)) parameter.schema = { format: 'uuid', type: 'string' };
  const takesVersion = takeMark(call, ifMatchMark) === true;
  const isDescribed = parameters.some(({ name }) => name === ifMatch.name);
  if (takesVersion && !isDescribed) call.operation.parameters = [...parameters, ifMatch];
}

/** Of which the call says nothing but its name. */
function isBareId({ in: place, name, description, schema = {} }: Parameter): boolean {
  const hasTypeAlone = 'type' in schema && Object.keys(schema).length === 1;
  return place === 'path' && /^id$|Id$/.test(name) && description === undefined && hasTypeAlone;
}

/** The subjects of the calls, in the order of the description. */
const apiTags: Readonly<Record<string, string>> = {
  public: 'What visitors send.',
  'job posts': 'Open positions, and their editing by HR.',
  'form settings': 'What the application form offers.',
  session: 'Signing in and out, passwords, one-time codes.',
  applications: 'The applications as HR sees and corrects them.',
  today: 'What waits for HR, and how things stand.',
  pipeline: 'Stages, notes and reasons: the way of an application to its end.',
  interviews: 'Interviews with applicants: arranged, moved, cancelled, told to both sides, and answered.',
  resumes: 'The files of applicants; every reading is put on record.',
  enquiries: 'Consultation requests, home enquiries and contact messages.',
  held: 'Suspected spam that waits for a person.',
  mails: 'What was sent to whom, and the texts that HR may change.',
  reports: 'Numbers for dashboards.',
  staff: 'The people who may sign in.',
  audit: 'Who did what.',
  health: 'For operators: whether a process answers, and whether it can work.',
  privacy: 'How long data is kept, and what happens when a person asks.',
  calendar: 'Days off, holidays, and whether the careers page says how quickly applicants are answered.',
  undo: 'What a person has done and can take back.',
  live: 'What others change, as it happens.',
};

/** An interactive page at /api/docs; made when it is first asked for. */
export function serveApiDocs(app: INestApplication): void {
  const policy =
    "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:";
  app.use('/api/docs', (_request: Request, response: Response, next: NextFunction) => {
    response.setHeader('Content-Security-Policy', policy);
    next();
  });
  SwaggerModule.setup('api/docs', app, () => describeApi(app), { jsonDocumentUrl: 'api/docs/openapi.json' });
}
