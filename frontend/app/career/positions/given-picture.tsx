import { If } from '../../served/template.tsx';
import { value } from '../../served/value.ts';

/** The picture that HR has given to a post. It lies over a drawing, so that a lost one leaves no hole. */
export const GivenPicture = () => (
  <If the="image">
    <img
      src={value('image')}
      alt={value('imageAlt')}
      loading="lazy"
      className="absolute inset-0 size-full object-cover"
    />
  </If>
);
