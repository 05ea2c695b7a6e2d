import { route } from 'sanity/router'

/** `/month/2032-10-30`; without a day it is today, and without a view the month. */
export const calendarRouter = route.create('/', [route.create('/:view', [route.create('/:day')])])
