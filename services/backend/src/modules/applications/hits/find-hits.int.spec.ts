import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { addApplication, addResume } from '../../../../test/add-application';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import type { Hit } from './find-hits';

let api: TestApi;
let hr: string;
let general: string;
let asha: string;

const filler = 'Wrote reports about the weather, and read them aloud.\n'.repeat(40);
const resume = `Asha Verma\nPune\n${filler}Operated Kubernetes clusters for  a bank;\nwrote C++ and Node.js in résumés. ${filler}
उमेश के साथ काम किया। ${filler}He was on leave, she was on the phone, knew HTML5/CSS3; 负责软
件工程师团队。 ${'ab'.repeat(2_500)} 😀 mango go`;

beforeAll(async () => {
  api = await startApi();
  [hr, general] = [await cookieFor(api, 'hr'), await cookieFor(api, 'general')];
  const person = { name: 'Asha Verma', email: 'asha.v@one.example', apply: 'Java Developer' };
  ({ id: asha } = await addApplication(api, person));
  await addApplication(api, { name: 'Bala Kulkarni', email: 'bk@two.example', apply: 'Project Manager' });
  await addApplication(api, { name: 'Ravi D’Souza', email: 'ravi@two.example', apply: 'Java-Dev' });
  await addResume(api, asha);
  await api.sql(`INSERT INTO resume_texts (application_id, text, state) VALUES ($1, $2, 'done')`, [asha, resume]);
  await api.sql(
    `INSERT INTO application_notes (application_id, author_id, author_name, text) VALUES ($1, $2, 'Meera', $3)`,
    [asha, randomUUID(), 'Friendly; negotiating the salary <b>hard</b>.'],
  );
});
afterAll(() => api.stop());

const list = async (q: string, cookie = hr): Promise<{ name: string; hits: Hit[] }[]> => {
  const filter = JSON.stringify(q ? { q } : {});
  const path = `/api/admin/applications?filter=${encodeURIComponent(filter)}`;
  return (await request(api.url).get(path).set('Cookie', cookie).expect(200)).body;
};
/** The lines of the first row, with what was found between brackets. */
const linesFor = async (q: string, cookie = hr): Promise<string[]> => {
  const [row] = await list(q, cookie);
  const text = (parts: Hit['parts']) => parts.map((part) => (part.hit ? `[${part.text}]` : part.text)).join('');
  return row!.hits.map(({ where, parts }) => `${where}: ${text(parts)}`);
};

describe('A row of a search shows the line that was hit', () => {
  it.each([
    ['a field, in the middle of its words', 'sha ver', ['name: A[sha] [Ver]ma']],
    ['an address', 'one.example', ['email: asha.v@[one.example]']],
    ['a name without its apostrophe', 'dsouza', ['name: Ravi [D’Souza]']],
    ['a hyphen', 'java-dev', ['apply: [Java-Dev]']],
    ['a position', 'java', ['apply: [Java]-Dev']],
    ['a note, as text', 'salary', ['note: Friendly; negotiating the [salary] <b>hard</b>.']],
  ])('%s', async (_, q, lines) => {
    expect(await linesFor(q)).toEqual(lines);
  });

  it.each([
    ['a word of the resume', 'kubernetes', '[Kubernetes] clusters for a bank;'],
    ['its other forms', 'operating', '[Operated] Kubernetes'],
    ['two words near to each other', 'bank clusters', '[clusters] for a [bank];'],
    ['a word in another script', 'उमेश', '[उमेश] के साथ काम किया।'],
    ['the beginning of a word', 'kube*', '[Kubernetes] clusters'],
    ['a word that tells something', 'the phone', 'on the [phone],'],
    ['a phrase within a joined word', '"html css"', 'knew [HTML5/CSS3];'],
    ['a part of a run without blanks', '软件工程', '负责[软 件工程]师团队。'],
    ['one letter of a run', '团', '师[团队]。'],
    ['a phrase, and not its words alone', '"on the phone"', 'He was on leave, she was [on] [the] [phone],'],
  ])('%s, as a part of about a hundred characters in one line', async (_, q, part) => {
    const [line, ...others] = await linesFor(q);
    expect(others).toEqual([]);
    expect(line).toMatch(/^resume: … /);
    expect(line).toContain(part);
    expect(line).not.toMatch(/\n| {2}/);
    expect(line!.length).toBeLessThan(170);
  });

  it('for each word that no line before shows', async () => {
    const [name, inResume, note, ...others] = await linesFor('verma kubernetes salary');
    expect(name).toBe('name: Asha [Verma]');
    expect(inResume).toContain('[Kubernetes]');
    expect(note).toContain('note: Friendly; negotiating the [salary]');
    expect(others).toEqual([]);
  });

  it('and none without a search, or for general staff, who may not read resumes and notes', async () => {
    for (const row of await list('')) expect(row.hits).toEqual([]);
    expect(await linesFor('verma', general)).toEqual([]);
    expect(await list('kubernetes', general)).toEqual([]);
  });

  it('of its own texts alone', async () => {
    const { body } = await request(api.url).get(`/api/admin/applications/${asha}`).set('Cookie', hr).expect(200);
    expect(body).not.toHaveProperty('hits');
  });
});

describe('The text of a resume is searched', () => {
  const foundIn = async (q?: unknown, id = asha) => {
    const { body } = await request(api.url)
      .get(`/api/admin/applications/${id}/resume/preview`)
      .query({ q })
      .set('Cookie', hr)
      .expect(200);
    return body.hits.map(({ start, length }: { start: number; length: number }) => body.text.substr(start, length));
  };

  it.each([
    ['kubernetes', ['Kubernetes']],
    ['kube* clu*', ['Kubernetes', 'clusters']],
    ['operating CLUSTER', ['Operated', 'clusters']],
    ['"on the phone"', ['on', 'the', 'phone']],
    ['node.js', ['Node.js']],
    ['"html css"', ['HTML5/CSS3']],
    ['软件工程', ['软\n件工程']],
    ['工程 团队', ['工程', '团队']],
    ['go', ['go']],
    ['resume', ['résumés']],
    ['zebra', []],
    ['', []],
    [undefined, []],
  ])('where it has %j', async (q, texts) => {
    expect(await foundIn(q)).toEqual(texts);
  });

  it('and a search that is none is refused', async () => {
    const path = `/api/admin/applications/${asha}/resume/preview`;
    await request(api.url)
      .get(path)
      .query({ q: 'a'.repeat(201) })
      .set('Cookie', hr)
      .expect(400);
    await request(api.url).get(`${path}?q=a&q=b`).set('Cookie', hr).expect(400);
  });
});
