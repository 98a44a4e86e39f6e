import { consultation, postForm } from '../../../../test/enquiries';
import { startApi, type TestApi } from '../../../../test/start-api';

describe('The website of a consultation request', () => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi()));
  afterAll(() => api.stop());

  it.each([
    ['clinics.example', 'https://clinics.example'],
    ['www.clinics.example/about?x=1', 'https://www.clinics.example/about?x=1'],
    ['HTTP://clinics.example', 'http://clinics.example'],
    ['clinics.example:8080', 'https://clinics.example:8080'],
    ['https://bücher.example/', 'https://bücher.example/'],
  ])('may be %s', async (website, stored) => {
    const { body } = await postForm(api.url, consultation, { ...consultation.fields, website }).expect(201);
    expect(await api.sql('SELECT website FROM consultations WHERE reference = $1', [body.reference])).toEqual([
      { website: stored },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'mailto:a@mail.example',
    'ftp://clinics.example',
    'clinics',
    '//clinics.example',
    'https://',
    'https://user:pw@clinics.example',
    'none',
    `https://clinics.example/${'a'.repeat(300)}`,
    'clinics.example\0',
  ])('is not %j', async (website) => {
    const { body } = await postForm(api.url, consultation, { ...consultation.fields, website }).expect(400);
    expect(Object.keys(body.errors)).toEqual(['website']);
  });
});
