import { queryOnce } from '../../support/query-once.ts';
import type { startSystem } from '../system/start-system.ts';

type System = Awaited<ReturnType<typeof startSystem>>;

/** A kind of sign-in that is refused, and what is sent for it at each try. */
export type Kinds = Record<string, (at: number) => object>;

const password = 'certainly not this one';

/** Adds somebody of HR and somebody who is disabled, and says how to be refused in every way. */
export async function makePeople(system: System): Promise<Kinds> {
  const add = async (NAME: string, EMAIL: string) => {
    const output = await system.addStaff({ ROLE: 'hr', NAME, EMAIL });
    return JSON.parse(output.trim().split('\n').at(-1)!) as { name: string; email: string; password: string };
  };
  const { name, email, password: right } = await add('Farah Sheikh', 'farah@plumbline.example');
  const gone = await add('Gopal Menon', 'gopal@plumbline.example');
  await queryOnce(system.databaseUrl, 'UPDATE staff SET disabled_at = now() WHERE email = $1', [gone.email]);
  return {
    'wrong password': () => ({ name, email, password, area: 'hr' }),
    'unknown address': (at) => ({ name, email: `nobody-${at}@plumbline.example`, password, area: 'hr' }),
    'disabled person': () => ({ name: gone.name, email: gone.email, password: gone.password, area: 'hr' }),
    'wrong area': () => ({ name, email, password: right, area: 'general' }),
    'wrong name': () => ({ name: 'Somebody Else', email, password: right, area: 'hr' }),
  };
}
