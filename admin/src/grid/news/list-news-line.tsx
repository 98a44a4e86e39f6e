import { useRef } from 'react';
import { translate } from '../../messages/translate.ts';
import './news.css';
import { useListNews } from './use-list-news.ts';

/** The button "3 new" above a list, which shows them. Its place is kept while there are no news, but on a phone, so that the list below does not move. */
export const ListNewsLine = () => {
  const { news, show } = useListNews();
  const place = useRef<HTMLSpanElement>(null);
  const { arrived, left, differs } = news;
  const texts = [
    arrived.size > 0 && translate('grid.news.arrived', { count: arrived.size }),
    left.size > 0 && translate('grid.news.left', { count: left.size }),
  ].filter((text) => text !== false);
  if (texts.length === 0 && differs) texts.push(translate('grid.news.differs'));
  const showThem = () => {
    // The button goes; the keyboard stays where it was.
    place.current?.focus();
    show();
  };
  return (
    <span ref={place} className="news" role="status" tabIndex={-1}>
      {texts.length > 0 && (
        <button type="button" onClick={showThem}>
          {texts.join(', ')}
          <span className="visually-hidden">: {translate('grid.news.show')}</span>
        </button>
      )}
    </span>
  );
};
