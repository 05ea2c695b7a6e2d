/** The part of the community page where one becomes a member; buttons that ask for a login or an idea lead there. */
export const joinAnchor = 'join'
