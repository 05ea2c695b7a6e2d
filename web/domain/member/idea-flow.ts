/** The screens of the idea modal (docs/product/2, R2.15). */
export const ideaScreens = ['loading', 'loginRegister', 'sendIdea', 'thanks'] as const

export type IdeaScreen = (typeof ideaScreens)[number]

export type IdeaEvent =
  /** The session was read. */
  | 'isMember'
  | 'isVisitor'
  | 'loggedIn'
  /** The session ended while the idea was written. */
  | 'sessionEnded'
  | 'sent'

/**
 * The screen after an event (docs/product/4): loading, then login or register for a visitor, then the form, then
 * thanks.
 * @throws Error `Invalid state` for an unknown screen, and for an event that the screen does not have (R8.06)
 */
export function nextIdeaScreen(screen: IdeaScreen, event: IdeaEvent): IdeaScreen {
  switch (screen) {
    case 'loading':
      if (event === 'isMember') return 'sendIdea'
      if (event === 'isVisitor') return 'loginRegister'
      break
    case 'loginRegister':
      if (event === 'loggedIn') return 'sendIdea'
      break
    case 'sendIdea':
      if (event === 'sent') return 'thanks'
      if (event === 'sessionEnded') return 'loginRegister'
      break
    case 'thanks':
      break
  }
  throw new Error('Invalid state')
}
