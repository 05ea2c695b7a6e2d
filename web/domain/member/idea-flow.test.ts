import { describe, expect, test } from 'vitest'
import { type IdeaEvent, type IdeaScreen, ideaScreens, nextIdeaScreen } from './idea-flow.ts'

const follow = (...events: IdeaEvent[]) => events.reduce<IdeaScreen>(nextIdeaScreen, 'loading')

describe('[R2.15] the idea modal', () => {
  test('leads a member from loading to the form and to the thanks', () => {
    expect(follow('isMember')).toBe('sendIdea')
    expect(follow('isMember', 'sent')).toBe('thanks')
  })

  test('[R6.01] leads a visitor through login or register first, even when the session ends while writing', () => {
    expect(follow('isVisitor')).toBe('loginRegister')
    expect(follow('isVisitor', 'loggedIn')).toBe('sendIdea')
    expect(follow('isMember', 'sessionEnded')).toBe('loginRegister')
    expect(follow('isMember', 'sessionEnded', 'loggedIn', 'sent')).toBe('thanks')
  })
})

test('[R8.06] an event that a screen does not have is an “Invalid state”', () => {
  const events: readonly IdeaEvent[] = ['isMember', 'isVisitor', 'loggedIn', 'sessionEnded', 'sent']
  const allowed: Readonly<Record<IdeaScreen, readonly IdeaEvent[]>> = {
    loading: ['isMember', 'isVisitor'],
    loginRegister: ['loggedIn'],
    sendIdea: ['sessionEnded', 'sent'],
    thanks: [],
  }
  for (const screen of ideaScreens) {
    for (const event of events) {
      const next = () => nextIdeaScreen(screen, event)
      if (allowed[screen].includes(event)) expect(next).not.toThrow()
      else expect(next, `${event} on ${screen}`).toThrow('Invalid state')
    }
  }
  for (const event of events) expect(() => nextIdeaScreen('dance' as IdeaScreen, event)).toThrow('Invalid state')
})
