ALTER TABLE "members" ADD COLUMN "verification_hash" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "verification_expires_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "reviews_member" ON "reviews" USING btree ("member_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_verification_hash_unique" UNIQUE("verification_hash");--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_picture_id_unique" UNIQUE("picture_id");