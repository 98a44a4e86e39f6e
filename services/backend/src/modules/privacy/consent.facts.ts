/** SQL: what the applicant has agreed to, as JSON; null without a record of it. */
export const consentOf = (application: string) =>
  `(SELECT jsonb_build_object('policyVersion', c.policy_version, 'givenAt', c.given_at, 'ageConfirmed', c.age_confirmed)
    FROM consents c WHERE c.application_id = ${application} ORDER BY c.id DESC LIMIT 1)`;
