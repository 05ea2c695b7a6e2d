import { Attempts } from './store/attempts.ts'
import { Catalogue } from './store/catalogue.ts'
import { CommerceDatabase } from './store/database.ts'
import { Newsletter } from './store/newsletter.ts'
import { Orders } from './store/orders.ts'
import { ShopRules } from './store/rules.ts'
import { Selections } from './store/selections.ts'
import { Sessions } from './store/sessions.ts'
import { WebhookInbox } from './store/webhook-inbox.ts'

/** The state of the stand-in: one SQLite file and its stores. */
export class CommercePlatform {
  readonly database: CommerceDatabase
  readonly catalogue: Catalogue
  readonly rules: ShopRules
  readonly sessions: Sessions
  readonly selections: Selections
  readonly orders: Orders
  readonly newsletter: Newsletter
  readonly attempts: Attempts
  readonly webhooks: WebhookInbox

  constructor(directory: string) {
    this.database = new CommerceDatabase(directory)
    this.catalogue = new Catalogue(this.database)
    this.rules = new ShopRules(this.database)
    this.sessions = new Sessions(this.database)
    this.selections = new Selections(this.database, this.catalogue)
    this.orders = new Orders(this.database, this.catalogue, this.selections, this.sessions)
    this.newsletter = new Newsletter(this.database)
    this.attempts = new Attempts(this.database)
    this.webhooks = new WebhookInbox(this.database)
    this.sessions.forgetAbandoned(new Date())
  }

  close(): void {
    this.database.close()
  }
}
