import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { type EnquiryForm, forms, postForm } from '../../../test/enquiries';
import { cookieFor } from '../../../test/sign-in';
import { startApi, type TestApi } from '../../../test/start-api';
import { Database } from '../../platform/database/database';
import { writeInboxMail } from '../notifications/letters/write-submission-mails';
import { submissions } from '../submissions/kinds.facts';
import { describeEnquiry } from './describe-enquiry.use-case';
import { enquiries, type EnquiryName } from './enquiry-kinds.facts';

/** What each place shows of an enquiry that has a value in each field. */
type Shown = Record<string, string>;

/** The fields that a place does not show, each as `form.field is not in the place`. */
const gapsIn = ({ kind, fields }: EnquiryForm, shown: Shown): string[] =>
  Object.entries(shown).flatMap(([place, text]) =>
    Object.keys(enquiries[kind as EnquiryName].fields)
      .filter((field) => !fields[field] || !text.includes(fields[field]))
      .map((field) => `${kind}.${field} is not in ${place}`),
  );

type Schemas = Record<string, { properties: Record<string, unknown> }>;
const contract = JSON.parse(readFileSync(join(process.cwd(), '../../contract/openapi.json'), 'utf8')) as {
  components: { schemas: Schemas };
};

describe.each(forms.map((form) => [form.kind, form] as const))('Each field of the form %s', (name, form) => {
  let api: TestApi;
  let shown: Shown;
  beforeAll(async () => {
    api = await startApi();
    const kind = name as EnquiryName;
    const cookie = await cookieFor(api, 'general');
    const get = async (path: string) => (await request(api.url).get(path).set('Cookie', cookie).expect(200)).text;
    await postForm(api.url, form).expect(201);
    const list = await get(form.list);
    const [{ id = '' } = {}] = JSON.parse(list) as { id?: string }[];
    const job = { job: 'notifications.mail-inbox', event: submissions[kind].event, subjectId: id };
    const summary = await describeEnquiry(api.app.get(Database), job as Parameters<typeof describeEnquiry>[1]);
    shown = {
      'the list': list,
      'the record': await get(`${form.list}/${id}`),
      'the file': await get(`${form.list}.csv`),
      'the mail': JSON.stringify(writeInboxMail(summary!, { siteUrl: api.url, timeZone: 'Asia/Kolkata' })),
    };
  });
  afterAll(() => api.stop());

  it('is in the list, the record, the file and the mail', () => {
    expect(gapsIn(form, shown)).toEqual([]);
  });

  it('is described in the contract: in the request and in the view', () => {
    const { fields, ids } = enquiries[name as EnquiryName];
    const gaps = [`Submit${ids.one}Request`, `${ids.one}View`].flatMap((schema) =>
      Object.keys(fields)
        .filter((field) => !(field in contract.components.schemas[schema]!.properties))
        .map((field) => `${name}.${field} is not in ${schema}`),
    );
    expect(gaps).toEqual([]);
  });

  it('is named when one of them leaves it out', () => {
    for (const place of Object.keys(shown))
      for (const [field, value] of Object.entries(form.fields)) {
        const without = { ...shown, [place]: shown[place]!.replaceAll(value, '') };
        expect(gapsIn(form, without)).toContain(`${name}.${field} is not in ${place}`);
      }
  });
});
