import type { PortraitName } from '@frontdoor/drawings/names';
import { company } from './company.ts';
import type { Life } from './life.ts';
import { lives } from './lives.ts';
import { leaders } from './people.ts';
import { team } from './team.ts';

export interface Profile extends Life {
  name: string;
  role: string;
  email: string;
  portrait: PortraitName;
  social: readonly { label: string; url: string }[];
}

const domain = company.email.slice(company.email.indexOf('@'));

/** The whole content of a leader's page. */
export function profileOf(key: keyof typeof lives): Profile {
  const leader = leaders.find((one) => one.key === key) ?? leaders[0];
  const { portrait } = team.find(({ name }) => name === leader.name) ?? { portrait: 'roll' };
  const handle = leader.name.toLowerCase().replaceAll(' ', '-');
  return {
    ...lives[key],
    name: leader.name,
    role: leader.position,
    portrait,
    email: `${handle.replace('-', '.')}${domain}`,
    social: [
      { label: 'LinkedIn', url: `https://linkedin.example/in/${handle}` },
      { label: 'GitHub', url: `https://github.example/${handle}` },
    ],
  };
}
