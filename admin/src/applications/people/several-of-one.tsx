import { Tick } from '../../form/fields/tick.tsx';
import { translate } from '../../messages/translate.ts';
import './people.css';
import type { usePeople } from './use-people.ts';

type Props = Pick<ReturnType<typeof usePeople>, 'people' | 'oneMail' | 'setOneMail'> & {
  /** The number of people, where `people` has only some of them. */
  count?: number;
  /** What they have sent several of. */
  of?: 'applications' | 'enquiries';
};

const texts = {
  applications: { oneOf: 'people.oneOf', oneMail: 'people.oneMail' },
  enquiries: { oneOf: 'enquiries.many.oneOf', oneMail: 'enquiries.many.oneMail' },
} as const;

/** Names the people who would get several mails, and offers to send each a single one. */
export const SeveralOfOne = ({ people, count = people.length, of = 'applications', oneMail, setOneMail }: Props) => {
  if (people.length === 0) return null;
  return (
    <div className="several" role="status">
      <p>{translate('people.several', { count })}</p>
      <ul>
        {people.map(({ ids, name, email }) => (
          <li key={ids[0]}>{translate(texts[of].oneOf, { name, email, count: ids.length })}</li>
        ))}
        {count > people.length && <li>{translate('people.andMore', { count: count - people.length })}</li>}
      </ul>
      <Tick label={translate(texts[of].oneMail)} ticked={oneMail} change={setOneMail} />
    </div>
  );
};
