import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { Part } from '../../values/part.tsx';
import { Reading } from '../../values/reading.tsx';
import { translate } from '../../messages/translate.ts';
import { CreateReferral } from './create-referral.tsx';
import { Referral } from './referral.tsx';

/** The links by which colleagues refer people to a post. */
export const Referrals = ({ postId }: { postId: string }) => {
  const query = useRead(reads.referrals(postId));
  return (
    <Part title={translate('referrals.heading')}>
      <CreateReferral postId={postId} />
      <Reading query={query} what={translate('referrals.links')}>
        {(referrals) =>
          referrals.length === 0 ? (
            <p className="soft">{translate('referrals.none')}</p>
          ) : (
            <ul className="plain notes" aria-label={translate('referrals.heading')}>
              {referrals.map((referral) => (
                <Referral key={referral.id} referral={referral} />
              ))}
            </ul>
          )
        }
      </Reading>
    </Part>
  );
};
