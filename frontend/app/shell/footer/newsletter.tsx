import { useNavigate } from 'react-router-dom';
import { newsletterWords } from '../words.ts';
import { Button } from '../../ui/button.tsx';

/** It only leads on: the address goes into the contact form, where the visitor decides. Without script it travels as a query. */
export function Newsletter() {
  const navigate = useNavigate();
  return (
    <form
      action="/contact"
      className="title-block w-full"
      onSubmit={(event) => {
        event.preventDefault();
        const email = new FormData(event.currentTarget).get('email');
        void navigate('/contact', { state: { email }, viewTransition: true });
      }}
    >
      <div className="cell">
        <label htmlFor="newsletter-email" className="block text-[0.9rem] font-semibold">
          {newsletterWords.label}
        </label>
        <p id="newsletter-help" className="text-[0.85rem] leading-snug text-ink-soft">
          {newsletterWords.help}
        </p>
        <input
          id="newsletter-email"
          className="control"
          type="email"
          name="email"
          required
          autoComplete="email"
          aria-describedby="newsletter-help"
        />
      </div>
      <p className="flex justify-end p-3">
        <Button type="submit" primary>
          {newsletterWords.button}
        </Button>
      </p>
    </form>
  );
}
