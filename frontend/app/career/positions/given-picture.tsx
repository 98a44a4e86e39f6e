import { If } from '../../served/template.tsx';
import { value } from '../../served/value.ts';

const loadingOf = (first: boolean) => (first ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const));

/**
 * The picture that HR has given to a post. It lies over a drawing, so that a lost one leaves no hole. `first`: in the first screen. For
 * an `img` that is in no `picture` React would preload the placeholder, as if it were an address.
 */
export const GivenPicture = ({ first = false }: { first?: boolean }) => (
  <If the="image">
    <picture>
      <img src={value('image')} alt="" {...loadingOf(first)} className="absolute inset-0 size-full object-cover" />
    </picture>
  </If>
);
