ALTER TABLE "post_reports" DROP CONSTRAINT "post_reports_member_id_members_id_fk";
--> statement-breakpoint
ALTER TABLE "review_reports" DROP CONSTRAINT "review_reports_member_id_members_id_fk";
--> statement-breakpoint
ALTER TABLE "post_reports" DROP CONSTRAINT "post_reports_post_id_member_id_pk";--> statement-breakpoint
ALTER TABLE "review_reports" DROP CONSTRAINT "review_reports_review_id_member_id_pk";--> statement-breakpoint
ALTER TABLE "post_reports" ALTER COLUMN "member_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review_reports" ALTER COLUMN "member_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "post_reports" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "review_reports" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_reports_member" ON "post_reports" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_one_each" UNIQUE("post_id","member_id");--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_one_each" UNIQUE("review_id","member_id");