import type pg from 'pg';

export const firstNames =
  'Asha Arjun Bala Chitra Deepak Divya Esha Farhan Gauri Harish Indira Ishaan Jaya Kabir Kavya Lakshmi Manish Meera Mohan Nandini Neha Omkar Pooja Pranav Priya Rahul Rajesh Ravi Rekha Ritu Rohan Sanjay Sara Shreya Sunil Tara Uma Varun Vikram Yash Zoya Aditi Akash Ananya Bhavna Chandan Dinesh Geeta Hemant Imran';
export const lastNames =
  'Agarwal Bansal Bhat Chauhan Chopra Das Desai Dutta Gandhi Ghosh Goyal Gupta Iyer Jain Jha Joshi Kapoor Kaur Khan Kulkarni Kumar Mehta Menon Mishra Nair Naidu Pandey Patel Pillai Prasad Rao Reddy Roy Saxena Sen Shah Sharma Shetty Shukla Singh Sinha Soni Thakur Tiwari Trivedi Varma Verma Vyas Yadav Zaveri';
export const positions =
  'Frontend Developer,Frontend Developer,Backend Developer,Backend Developer,Backend Developer,Flutter Developer,Java Developer,Java Developer,MERN Stack Developer,UI/UX Designer,Project Manager';
const experience = 'Fresher,1-2 years,1-2 years,3-5 years,3-5 years,6-9 years,10+ years';
const stages = `${'new,'.repeat(60)}${'rejected,'.repeat(22)}${'screening,'.repeat(10)}interview,interview,interview,interview,offer,hired,hired,withdrawn`;
const words =
  'designed built maintained led tested deployed improved migrated reviewed documented measured automated supported planned delivered service platform system team client product feature release pipeline database interface report payment booking inventory hospital school warehouse insurance logistics banking retail mobile cloud network security monitoring backup queue cache search index dashboard form session account invoice schedule calendar message notification upload document image video map sensor device gateway library framework language component module package contract interface standard review deadline budget estimate workshop training mentor junior senior colleague manager customer supplier partner office remote city year month week project programme degree university college certificate course language english hindi tamil gujarati';
const skills =
  'kubernetes terraform postgres redis kafka angular svelte flutter kotlin swift django laravel spring graphql elasticsearch tableau figma jenkins ansible rust';

/** SQL: one of a text array, by chance. */
export const pick = (from: string, chance = 'random()') =>
  `(${from})[1 + floor(${chance} * cardinality(${from}))::int]`;
/** SQL: the parts of a text. */
export const array = (text: string, by: string) => `string_to_array('${text}', '${by}')`;
const NOTE =
  'Spoke on the phone: friendly, clear, can start in a month. Salary as discussed. Ask for the code sample again.';

/** Texts of about two kilobytes; each skill stands in every twentieth, the words in nearly all. */
const makeTexts = (texts: number) => `
  CREATE TEMPORARY TABLE bench_texts AS
  SELECT n, (
    SELECT string_agg(CASE WHEN m % 90 = 45 THEN ${pick(array(skills, ' '), 'random() * (n IS NOT NULL)::int')}
      ELSE ${pick(array(words, ' '), 'random() * (n IS NOT NULL)::int')} END, ' ')
    FROM generate_series(1, 270) m) AS text
  FROM generate_series(1, ${texts}) n;
  ALTER TABLE bench_texts ADD document tsvector;
  UPDATE bench_texts SET document = search_vector(text)`;

/** SQL: a word that one resume of a thousand has. */
const rareWord = "CASE r.n % 1000 WHEN 1 THEN ' haskell' WHEN 2 THEN ' 软件工程师' ELSE '' END";

/** The documents of the new rows, from one for each text. To split each text anew, as the triggers do, takes over 20 minutes for 100,000 rows. */
const addDocuments = (texts: number) => `
  INSERT INTO application_documents (application_id, document, renewed, rules)
  SELECT a.id, search_vector(concat_ws(E'\\n', a.search_line, note.text, ${rareWord})) || coalesce(t.document, ''), true, 2
  FROM bench_rows r JOIN applications a USING (id)
    LEFT JOIN bench_texts t ON t.n = 1 + r.n % ${texts} AND r.n % 5 > 0
    LEFT JOIN application_notes note ON note.application_id = a.id
  WHERE t.n IS NOT NULL OR note.id IS NOT NULL`;

const turnTriggers = (verb: 'DISABLE' | 'ENABLE') =>
  ['resume_texts', 'application_notes']
    .map((table) => `ALTER TABLE ${table} ${verb} TRIGGER refresh_document`)
    .join('; ');

/** Adds applications until there are `count`, received over three years, four of five with a resume, one of ten with a note. */
export async function seedApplications(client: pg.Client, count: number): Promise<void> {
  const texts = Math.min(3_000, count);
  await client.query(`${turnTriggers('DISABLE')}; ${makeTexts(texts)};
    CREATE TEMPORARY TABLE bench_rows AS
    SELECT n, uuidv7() AS id, ${pick(array(firstNames, ' '))} AS first, ${pick(array(lastNames, ' '))} AS last,
      now() - random() * interval '3 years' AS at, random() AS chance
    FROM generate_series((SELECT count(*) FROM applications) + 1, ${count}) n;
    INSERT INTO applications (id, reference, name, email, apply, experience, linkedin, message, created_at, stage, stage_since, source, standing)
    SELECT id, regexp_replace(upper(lpad(to_hex(n), 8, '0')), '(....)(....)', 'FD-\\1-\\2'),
      first || ' ' || last, lower(first || '.' || last) || n || '@mail.example', ${pick(array(positions, ','))},
      ${pick(array(experience, ','))}, 'https://www.linkedin.com/in/' || lower(first || '-' || last) || n,
      'I have worked on products like yours for some years and would like to do so in a larger team.', at,
      ${pick(array(stages, ','))}, at, CASE WHEN chance < 0.3 THEN '{"utm_source":"linkedin"}'::jsonb END,
      CASE WHEN chance > 0.99 THEN 'held' ELSE 'clear' END
    FROM bench_rows;
    INSERT INTO resumes (application_id, key, type, original_name, size, sha256, state, settled_at)
    SELECT id, left(md5(id::text), 26) || '.pdf', 'pdf', 'cv.pdf', 120000, sha256(id::text::bytea), 'stored', at
    FROM bench_rows WHERE n % 5 > 0;
    INSERT INTO resume_texts (application_id, text, state)
    SELECT id, first || ' ' || last || ' ' || text || ${rareWord}, 'done'
    FROM bench_rows r JOIN bench_texts t ON t.n = 1 + r.n % ${texts} WHERE r.n % 5 > 0;
    INSERT INTO application_notes (application_id, author_id, author_name, text)
    SELECT id, uuidv7(), 'Meera Nair', '${NOTE}' FROM bench_rows WHERE n % 10 = 0;
    ${addDocuments(texts)};
    DROP TABLE bench_rows, bench_texts; ${turnTriggers('ENABLE')}`);
  await client.query('VACUUM (ANALYZE) applications, resumes, application_notes, application_documents');
}
