import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { forms as enquiryForms, postForm } from '../../../test/enquiries';
import { postApplication, validFields } from '../../../test/post-application';
import { readSheet } from '../../../test/read-sheet';
import { cookieFor } from '../../../test/sign-in';
import { startApi, type TestApi } from '../../../test/start-api';
import { Database } from '../../platform/database/database';
import type { FormFields } from '../../platform/fields/form-field';
import { applicationFields } from '../applications/application-fields.facts';
import { DescribeApplication } from '../applications/describe-application.use-case';
import { describeEnquiry } from '../enquiries/describe-enquiry.use-case';
import { enquiries, type EnquiryName } from '../enquiries/enquiry-kinds.facts';
import type { Letter, SystemLetter } from '../notifications/letters/letter';
import { writeHrApplicationMail, writeInboxMail } from '../notifications/letters/write-submission-mails';
import { fillSystemMail } from '../notifications/system-mails/fill-system-mail';
import { systemMails } from '../notifications/system-mails/list/system-mails';
import { submissions } from './kinds.facts';

interface TestedForm {
  kind: string;
  declared: FormFields;
  /** A value for each declared field, none of which is a part of another. */
  values: Record<string, string>;
  list: string;
  request: string;
  view: string;
  submit: (url: string) => request.Test;
  mail: (
    api: TestApi,
    id: string,
    site: Parameters<typeof writeInboxMail>[1],
  ) => Promise<Pick<Letter, 'subject' | 'page'>>;
}

/** In the words that a mail has unless somebody changes them. */
const worded = ({ said }: SystemLetter, site: Parameters<typeof writeInboxMail>[1]): Pick<Letter, 'subject' | 'page'> =>
  fillSystemMail(systemMails[said.mail], said, { ...site, company: 'Plumbline' });

const application: TestedForm = {
  kind: 'application',
  declared: applicationFields,
  values: { ...validFields, phone: '+91 98123 45678' },
  list: '/api/admin/applications',
  request: 'SubmitApplicationForm',
  view: 'ApplicationView',
  submit: (url) => postApplication(url, { fields: application.values }),
  mail: async ({ app }, id, site) =>
    worded(writeHrApplicationMail((await app.get(DescribeApplication, { strict: false }).run(id))!, site), site),
};

const forms: TestedForm[] = [
  application,
  ...enquiryForms.map((form): TestedForm => {
    const kind = form.kind as EnquiryName;
    const { fields, ids } = enquiries[kind];
    return {
      kind,
      list: form.list,
      declared: fields,
      values: form.fields,
      request: `Submit${ids.one}Request`,
      view: `${ids.one}View`,
      submit: (url) => postForm(url, form),
      mail: async ({ app }, subjectId, site) => {
        const job = { job: 'notifications.mail-inbox', event: submissions[kind].event, subjectId };
        const enquiry = await describeEnquiry(app.get(Database), job as Parameters<typeof describeEnquiry>[1]);
        return worded(writeInboxMail(enquiry!, site), site);
      },
    };
  }),
];

/** What each place shows of a submission that has a value in each field. */
type Shown = Record<string, string>;

/** The fields that a place does not show, each as `form.field is not in the place`. */
const gapsIn = ({ kind, declared, values }: TestedForm, shown: Shown): string[] =>
  Object.entries(shown).flatMap(([place, text]) =>
    Object.keys(declared)
      .filter((field) => !values[field] || !text.includes(values[field]))
      .map((field) => `${kind}.${field} is not in ${place}`),
  );

type Schemas = Record<string, { properties: Record<string, unknown> }>;
const contract = JSON.parse(readFileSync(join(process.cwd(), '../../contract/openapi.json'), 'utf8')) as {
  components: { schemas: Schemas };
};

describe.each(forms.map((form) => [form.kind, form] as const))('Each field of the form %s', (kind, form) => {
  let api: TestApi;
  let shown: Shown;
  beforeAll(async () => {
    api = await startApi();
    const cookie = await cookieFor(api, 'general');
    const get = async (path: string) => (await request(api.url).get(path).set('Cookie', cookie).expect(200)).text;
    const getSheet = async (path: string) => {
      const answer = await fetch(`${api.url}${path}`, { headers: { Cookie: cookie } });
      return readSheet(Buffer.from(await answer.arrayBuffer()));
    };
    await form.submit(api.url).expect(201);
    const list = await get(form.list);
    const [{ id = '' } = {}] = JSON.parse(list) as { id?: string }[];
    shown = {
      'the list': list,
      'the record': await get(`${form.list}/${id}`),
      'the CSV file': await get(`${form.list}.csv`),
      'the XLSX file': (await getSheet(`${form.list}.xlsx`)).flat().join('\n'),
      'the mail': JSON.stringify(await form.mail(api, id, { siteUrl: api.url, timeZone: 'Asia/Kolkata' })),
    };
  });
  afterAll(() => api.stop());

  it('has a sample that is no part of the sample of another field', () => {
    const samples = Object.keys(form.declared).map((field) => form.values[field] ?? '');
    const parts = samples.filter((sample, at) =>
      samples.some((other, place) => place !== at && other.includes(sample)),
    );
    expect(parts).toEqual([]);
  });

  it('is in the list, the record, both files and the mail', () => {
    expect(gapsIn(form, shown)).toEqual([]);
  });

  it('is described in the contract: in the request and in the view', () => {
    const gaps = [form.request, form.view].flatMap((schema) =>
      Object.keys(form.declared)
        .filter((field) => !(field in contract.components.schemas[schema]!.properties))
        .map((field) => `${kind}.${field} is not in ${schema}`),
    );
    expect(gaps).toEqual([]);
  });

  it('is named when one of them leaves it out', () => {
    for (const place of Object.keys(shown))
      for (const field of Object.keys(form.declared)) {
        const without = { ...shown, [place]: shown[place]!.replaceAll(form.values[field]!, '') };
        expect(gapsIn(form, without)).toContain(`${kind}.${field} is not in ${place}`);
      }
  });
});
