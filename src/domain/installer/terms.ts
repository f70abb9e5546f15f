/** The version of the terms that installers accept. Raise it with every change of their wording. */
export const termsVersion = '1'
