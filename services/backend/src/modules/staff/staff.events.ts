/** The subject of both is the id of the link that the mail has to carry. */
export const STAFF_INVITED = 'staff.invited';
export const PASSWORD_RESET_ASKED = 'staff.password-reset-asked';
