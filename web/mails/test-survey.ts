import { button, heading, paragraph } from './mail-parts.ts'
import type { MailTemplate } from './mail-template.ts'

/** Invites somebody who returned a test garment to the survey, whose address an editor entered. */
export const testSurvey: MailTemplate<{ readonly title: string; readonly url: string }> = {
  write({ title, url }, { t, sender }) {
    const subject = t('surveyHeading', { product: title })
    return {
      subject,
      preheader: t('surveyText'),
      parts: [heading(subject), paragraph(t('surveyText')), button(t('surveyButton'), url)],
      reason: t('whySurveyMail', { shop: sender.shopName }),
    }
  },
  sample: (lang) => ({
    title: lang === 'nb' ? 'Rein stretchjakke' : 'Rein stretch jacket',
    url: 'https://svar.example/test',
  }),
}
