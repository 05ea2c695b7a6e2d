// @ts-nocheck
// Written by "npm run typegen" from ../contracts/decide-campaign.ts: not to be changed by hand.
import type { decideCampaign as contract } from '../contracts/decide-campaign.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `PUT /api/v1/staff/campaigns/{centraId}/decision`: Starts production, or closes a campaign with too few reservations. Reservers are mailed; it cannot be undone. */
export const decideCampaign: BackendCall<typeof contract> = createCall({ method: 'PUT', path: '/api/v1/staff/campaigns/{centraId}/decision' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
if(typeof data.isChanged !== "boolean"){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
