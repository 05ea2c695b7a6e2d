// @ts-nocheck
// Written by "npm run typegen" from ../contracts/preview-campaign-mail.ts: not to be changed by hand.
import type { previewCampaignMail as contract } from '../contracts/preview-campaign-mail.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/staff/campaigns/{centraId}/mail`: The mail that a decision about a campaign causes, and how many get it. Sends nothing. */
export const previewCampaignMail: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/staff/campaigns/{centraId}/mail' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
if(typeof data.subject !== "string"){
errors++;
}
}
{
if(typeof data.text !== "string"){
errors++;
}
}
{
if(typeof data.html !== "string"){
errors++;
}
}
{
let data3 = data.recipients;
if(!((typeof data3 == "number") && (isFinite(data3)))){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
