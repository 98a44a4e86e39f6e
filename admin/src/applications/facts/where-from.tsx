import type { Application } from '@frontdoor/contract';
import { translate } from '../../messages/translate.ts';
import { Fact } from '../../values/fact.tsx';
import { Part } from '../../values/part.tsx';
import { SourceText } from '../../values/source-text.tsx';

/** By which link the applicant came, where that is known. */
export const WhereFrom = ({ record: { source, referredBy } }: { record: Application }) => {
  const hasSource = Object.keys(source ?? {}).length > 0;
  if (!hasSource && !referredBy) return null;
  return (
    <Part title={translate('applications.whereFrom')}>
      <dl>
        {hasSource && (
          <Fact label={translate('fields.cameFrom')}>
            <SourceText source={source} />
          </Fact>
        )}
        {referredBy && <Fact label={translate('fields.referredBy')}>{referredBy}</Fact>}
      </dl>
    </Part>
  );
};
