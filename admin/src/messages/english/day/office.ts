import type { Schemas } from '@frontdoor/contract';

/** The day of general administrators. */
export const office = {
  all: 'All of the system',
  counted: '%{what}: %{number}',
  nothingWaits: 'nothing waits',
  leftovers:
    '%{count} mail belongs to nothing; look into %{mailbox} |||| %{count} mails belong to nothing; look into %{mailbox}',
  signIns: {
    heading: 'Sign-ins',
    last: 'the last: %{name}, %{time}',
    lastUnknown: 'the last: %{time}',
    lines: {
      signedIn: { one: 'sign-in', many: 'sign-ins' },
      signInRefused: { one: 'sign-in refused', many: 'sign-ins refused' },
      signInThrottled: { one: 'refused after too many tries', many: 'refused after too many tries' },
    } as const satisfies Record<Schemas['OfficeDayView']['signIns'][number]['kind'], Record<'one' | 'many', string>>,
    none: 'Nobody has signed in.',
    noneRefused: 'None was refused.',
    span: 'last seven days',
  },
  system: 'How the system is',
  what: 'day',
} as const;
