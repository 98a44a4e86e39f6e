import { startApi, type TestApi } from '../../../test/start-api';
import { SubmitApplicationRequest } from '../applications/apply/submit-application.dto';
import { SubmitApplication } from '../applications/apply/submit-application.use-case';
import { SubmitContactMessageRequest } from '../enquiries/submit/submit-enquiry.dto';
import { SubmitEnquiry } from '../enquiries/submit/submit-enquiry.use-case';

const sender = { address: '192.0.2.7', keyHash: null, spam: {} };
const noDate = Promise.resolve(null);
const person = { name: 'Asha Verma', email: 'asha@mail.example' };
const application = Object.assign(new SubmitApplicationRequest(), person, {
  apply: 'Backend Developer',
  experience: 'Fresher',
});
const message = Object.assign(new SubmitContactMessageRequest(), person, {
  number: '0120 455 6677',
  message: 'Please call me back about testing.',
});

describe('A program that sends no HTTP', () => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi()));
  afterAll(() => api.stop());
  beforeEach(() => api.sql('TRUNCATE applications, contact_messages, consents, outbox, idempotency_keys CASCADE'));

  const apply = () => api.app.get(SubmitApplication, { strict: false }).run(application, null, sender, noDate);
  const write = () => api.app.get(SubmitEnquiry, { strict: false }).run('contact-message', message, sender);

  it.each([
    ['applications', apply],
    ['contact_messages', write],
  ])('submits to %s, and gets the same answer when it repeats itself', async (table, submit) => {
    const first = await submit();
    expect(first.replayed).toBe(false);
    expect(await submit()).toEqual({ answer: first.answer, replayed: true });
    expect(await api.sql(`SELECT reference FROM ${table}`)).toEqual([{ reference: first.answer.reference }]);
  });

  it.each([
    ['applications', apply],
    ['contact_messages', write],
  ])('gets another reference where %s has the first one already', async (table, submit) => {
    // A drawn reference exists once in 40 bits, so the table says so of the first that comes.
    await api.sql(`
      CREATE SEQUENCE writes;
      CREATE FUNCTION refuse_first() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
        IF nextval('writes') = 1 THEN
          RAISE unique_violation USING CONSTRAINT = '${table}_reference_key', MESSAGE = 'taken';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER refuse_first BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_first()`);
    try {
      const { answer, replayed } = await submit();
      expect(replayed).toBe(false);
      expect(await api.sql(`SELECT reference FROM ${table}`)).toEqual([{ reference: answer.reference }]);
    } finally {
      await api.sql(`DROP TRIGGER refuse_first ON ${table}; DROP FUNCTION refuse_first; DROP SEQUENCE writes`);
    }
  });
});
