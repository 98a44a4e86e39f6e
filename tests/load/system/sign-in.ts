/** Adds a person, of HR unless told otherwise, by the operators' command and signs in. Returns the `Cookie` header to send from now on. */
export async function signIn(
  url: string,
  addStaff: (environment: Record<string, string>) => Promise<string>,
  area: 'hr' | 'general' = 'hr',
): Promise<string> {
  const person = { name: 'Bench', email: `bench-${area}@plumbline.example` };
  const added = await addStaff({ ROLE: area, NAME: person.name, EMAIL: person.email });
  const { password } = JSON.parse(added) as { password: string };
  const answer = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ ...person, password, area }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0];
  if (!answer.ok || !cookie) throw new Error(`Signing in: ${answer.status} ${await answer.text()}`);
  return cookie;
}
