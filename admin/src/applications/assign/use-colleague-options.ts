import { useGetIdentity } from 'react-admin';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { translate } from '../../messages/translate.ts';

/** The options of an assignment: nobody, the person who is signed in, and the other colleagues of HR by name. */
export const useColleagueOptions = (): (readonly [id: string, label: string])[] => {
  const { data: me } = useGetIdentity();
  const { data: colleagues = [] } = useRead(reads.colleagues());
  const mine = colleagues.filter(({ id }) => id === me?.id);
  const others = colleagues.filter(({ id, active }) => active && id !== me?.id);
  return [
    ['', translate('assign.nobody')],
    ...mine.map(({ id, name }) => [id, translate('assign.me', { name })] as const),
    ...others.map(({ id, name }) => [id, name] as const),
  ];
};
