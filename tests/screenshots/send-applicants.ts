import { fillForm } from '../support/application.ts';
import { sendUntilAcknowledged } from '../support/send-application.ts';

const people = [
  ['Asha Verma', 'Backend Developer', '3-5 years', 'I built the offline booking flow for a chain of forty clinics.'],
  ['Rohan Mehta', 'Flutter Developer', '1-2 years', 'Two apps in both stores; the second one works without a network.'],
  ['Fatima Al Suwaidi', 'UI/UX Designer', '6-10 years', 'Arabic and English, right to left and back.'],
  ['Tom Hughes', 'Project Manager', 'More than 10 years', ''],
  ['Priya Nair', 'MERN Stack Developer', '3-5 years', 'I look after the order desk of a spice exporter.'],
] as const;

/** Fills the grid with a few people, one of them without a resume. Sends the same request as our own form. */
export async function sendApplicants(site: string): Promise<void> {
  for (const [name, apply, experience, message] of people) {
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@mail.example`;
    const resume = message ? undefined : null;
    await sendUntilAcknowledged(site, await fillForm({ name, email, apply, experience, message }, resume));
  }
}
