'use client'

import PageError from '#web/app/(site)/[lang]/error.tsx'

export default PageError
