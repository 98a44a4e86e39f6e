import { randomUUID } from 'node:crypto';
import { makePdf } from '../make-pdf.ts';

const PDF_BYTES = 200 * 1024;

/** Sends an application with a PDF of 200 KB, like no other. Returns its reference and when the answer was there (ms, `performance.now`). */
export async function sendApplication(
  apiUrl: string,
  formToken: string,
): Promise<{ reference: string; answeredAt: number }> {
  const own = randomUUID();
  const body = new FormData();
  const fields = {
    name: 'Asha Verma',
    email: `asha.verma.${own}@mail.example`,
    apply: 'Backend Developer',
    experience: '3-5 years',
    linkedin: 'https://www.linkedin.com/in/asha-verma',
    message: `I have run a Node.js service with PostgreSQL for four years. ${own}`,
    agree: 'true',
    ageConfirmed: 'true',
    form_token: formToken,
  };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('resume', new Blob([makePdf(PDF_BYTES)], { type: 'application/pdf' }), 'asha-verma.pdf');
  const answer = await fetch(`${apiUrl}/api/application`, { method: 'POST', body });
  const { reference } = (await answer.json()) as { reference: string };
  if (answer.status !== 201) throw new Error(`An application was answered ${answer.status}.`);
  return { reference, answeredAt: performance.now() };
}
