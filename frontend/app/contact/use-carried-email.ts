import { limits } from '@frontdoor/contract';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { newsletterCarried } from './words.ts';
import { email as emailRule } from '../forms/rules.ts';
import type { Carried } from '../forms/enquiry/enquiry-form.tsx';

const faultOfEmail = emailRule(limits.SubmitContactMessageRequest.email);

/** The address typed into the newsletter box: in the navigation, or in the query of a browser that came without script. */
export function useCarriedEmail(): Carried | null {
  const { state, search, key } = useLocation() as { state: unknown; search: string; key: string };
  const navigate = useNavigate();
  const [carried, setCarried] = useState<Carried | null>(null);

  useEffect(() => {
    const email = (state as { email?: unknown } | null)?.email ?? new URLSearchParams(search).get('email');
    if (typeof email !== 'string') return;
    if (faultOfEmail(email.trim()) === null) setCarried({ values: { email: email.trim() }, text: newsletterCarried });
    // An address in the query would stay in the history and in logs, and would come again after a reload.
    void navigate('/contact', { replace: true, state: null, preventScrollReset: true });
    document.getElementById('contact-name')?.focus();
    document.getElementById('contact-title')?.scrollIntoView({ block: 'start' });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each arrival
  }, [key]);

  return carried;
}
